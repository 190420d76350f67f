/** The text below the fields as it is edited: without the empty lines around it, which stay in the file, and with ends of lines as a browser has them. */
export function bodyForEditing(body: string): string {
	return body.replaceAll('\r\n', '\n').replace(/^\n+|\n+$/g, '');
}

/** What was edited, with the empty lines and the ends of lines that the file had. */
export function bodyFromEditing(edited: string, former: string): string {
	const isWindows = former.includes('\r\n');
	const plain = former.replaceAll('\r\n', '\n');
	const opening = /^\n*/.exec(plain)?.[0] || '\n';
	const closing = plain === '' || /^\n*$/.test(plain) ? '\n' : (/\n*$/.exec(plain)?.[0] ?? '');
	const body = `${opening}${edited}${closing}`;
	return isWindows ? body.replaceAll('\n', '\r\n') : body;
}
