/*
 * How texts of the content say when: read where a drawing shows it.
 */

/** In the fact `Guarda`: from a year, if it names one, to another. */
export const keepingPattern = /^(?:De (\d{4}) a|Até) (\d{4})$/;

/** As the dates of a timeline begin, without accents, in small letters. */
export const monthStarts = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** Days that a span lasts, by how its name begins. */
export const spanDays = { hora: 1 / 24, noite: 1, dia: 1, semana: 7, mes: 30.44, ano: 365.25 };

/** Between two days of a date. */
export const andDay = ' e ';

/** What is set as a measurement after a number. */
export const measureUnits = 'mm|m|ha|%|°|pés\\/ha';
