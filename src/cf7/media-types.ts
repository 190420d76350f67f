/** Endings of file names by media type, as WordPress has them (`wp_get_mime_types`), but for those of office documents. */
export const commonEndings: Readonly<Record<string, string>> = {
	'image/jpeg': 'jpg jpeg jpe',
	'image/gif': 'gif',
	'image/png': 'png',
	'image/bmp': 'bmp',
	'image/tiff': 'tiff tif',
	'image/webp': 'webp',
	'image/avif': 'avif',
	'image/x-icon': 'ico',
	'image/heic': 'heic',
	'image/heif': 'heif',
	'image/heic-sequence': 'heics',
	'image/heif-sequence': 'heifs',
	'video/x-ms-asf': 'asf asx',
	'video/x-ms-wmv': 'wmv',
	'video/x-ms-wmx': 'wmx',
	'video/x-ms-wm': 'wm',
	'video/avi': 'avi',
	'video/divx': 'divx',
	'video/x-flv': 'flv',
	'video/quicktime': 'mov qt',
	'video/mpeg': 'mpeg mpg mpe',
	'video/mp4': 'mp4 m4v',
	'video/ogg': 'ogv',
	'video/webm': 'webm',
	'video/x-matroska': 'mkv',
	'video/3gpp': '3gp 3gpp',
	'video/3gpp2': '3g2 3gp2',
	'audio/mpeg': 'mp3 m4a m4b',
	'audio/aac': 'aac',
	'audio/x-realaudio': 'ra ram',
	'audio/wav': 'wav x-wav',
	'audio/ogg': 'ogg oga',
	'audio/flac': 'flac',
	'audio/midi': 'mid midi',
	'audio/x-ms-wma': 'wma',
	'audio/x-ms-wax': 'wax',
	'audio/x-matroska': 'mka',
	'application/pdf': 'pdf',
};

/**
 * Endings with their dot, in lower case, that one entry of `accept` allows: `.pdf`, `image/png` or `image/*`.
 * @param known endings by media type, with blanks between them
 */
export function endingsOf(accept: string, known: Readonly<Record<string, string>>): string[] {
	if (accept.startsWith('.')) return [accept.toLowerCase()];
	const family = accept.endsWith('/*') ? accept.slice(0, -1) : undefined;
	return Object.entries(known)
		.filter(([type]) => (family === undefined ? type === accept : type.startsWith(family)))
		.flatMap(([, names]) => names.split(' ').map((name) => `.${name}`));
}
