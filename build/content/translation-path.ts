/** `src/content/wines/abade.md` → `src/content/en/wines/abade.md`. */
export function translationOf(file: string, language: string): string {
	return file.replace('src/content/', `src/content/${language}/`);
}

const translated = /^src\/content\/([^/]+)\/([^/]+\/[^/]+)$/;

/** `src/content/en/wines/abade.md` → `en`; nothing for files of the main language. */
export function languageOfFile(file: string): string | undefined {
	return translated.exec(file)?.[1];
}

export function originalOf(file: string): string {
	return file.replace(translated, 'src/content/$2');
}

/** The languages of which there are files, but for the main one. */
export function translationsIn(files: ReadonlyMap<string, string>): string[] {
	return [...new Set([...files.keys()].flatMap((file) => languageOfFile(file) ?? []))];
}
