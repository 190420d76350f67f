export const code = 'pt';
