/** The lists of news and of what the team says that it has changed, as contract/list-shapes.ts names them. */
export const newsList = 'news/news#news';
export const toldList = 'news/news#told';

/** Both as an Atom feed (`app/files/news-feed.ts`), in English; `inLocale` knows the other one. */
export const newsFeedPath = '/news.atom';
