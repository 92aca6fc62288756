/** The player, from the host that sets no cookie before the video plays. */
export const playerAddress = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}`;

/** The page of a video. */
export const watchAddress = (id: string): string => `https://www.youtube.com/watch?v=${id}`;

/** A length as machines read it. `isoDuration('28:14')` is `PT28M14S`. */
export const isoDuration = (duration: string): string => `PT${duration.replace(':', 'M')}S`;
