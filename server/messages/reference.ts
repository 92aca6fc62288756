import { drawSigns } from '#server/draw-signs.ts';

/** A new reference number (contract/reference.ts), e.g. `EC-7K3M-9QPD`. 32⁸ are enough that one is rarely drawn twice. */
export const newReference = (): string => `EC-${drawSigns(4)}-${drawSigns(4)}`;
