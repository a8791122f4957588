export const thisPartOfThePage = 'This part of the page';
