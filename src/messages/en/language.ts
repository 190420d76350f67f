import { addresses, tag } from './language.json';

export const language = { code: 'en', tag, addresses, isMain: false };

export const foreignName: string | undefined = 'pt';
