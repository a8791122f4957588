/** What a host without calls of the bundled server can't do (API-8). */
export const notOffered = 'This shop does not offer this.';
export const noSuchPage = 'There is no such page.';
export const noSoldOutMark = "This shop's server can't mark products as sold out.";
export const productGone = 'It no longer exists.';
