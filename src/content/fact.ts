/** One row of a table of facts, ready to be shown: `{ label: 'Chuva', value: '610 mm por ano' }`. */
export type Fact = { label: string; value: string };
