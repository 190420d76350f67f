/*
 * How texts of the content say years and measurements: read where a page draws them or sets them in figures.
 */

/** In the fact `Guarda`: from a year, if it names one, to another. */
export const keepingPattern = /^(?:De (\d{4}) a|Até) (\d{4})$/;

/** What is set as a measurement after a number. */
export const measureUnits = 'mm|m|ha|%|°|pés\\/ha';
