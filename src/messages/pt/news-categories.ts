export const newsCategoryNames = { vindima: 'Vindima', vinhos: 'Vinhos', casa: 'Casa' };
