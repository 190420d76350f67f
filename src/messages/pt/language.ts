/** The language of the page; `language.json` beside it says the same to programs. */
export const language = { code: 'pt', tag: 'pt-PT', addresses: {}, isMain: true };

/** Of names that are of another language than the page. */
export const foreignName: string | undefined = undefined;
