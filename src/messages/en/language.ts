export const code = 'en';
