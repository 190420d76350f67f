/** How numbers and directions are printed. Not by `Intl`: a phone's first `Intl.NumberFormat` takes 40 ms (`../quantity.ts`). */
export const decimalMark = ',';
export const thousandsMark = '\u00a0';

/** From north on, clockwise, in the words of the field. */
export const winds = ['Norte', 'Nordeste', 'Nascente', 'Sudeste', 'Sul', 'Sudoeste', 'Poente', 'Noroeste'] as const;

/** The letter of western longitudes. */
export const west = 'O';
