/** What of another server's markup comes into this site. Everything else is left out, and named. */

/** Elements of a form, with the attributes that they have beside those that all may have. */
const formAttributes: Readonly<Record<string, string>> = {
	th: 'colspan rowspan scope',
	td: 'colspan rowspan',
	a: 'href',
	label: 'for',
	fieldset: 'name disabled',
	input:
		'type name value size maxlength minlength min max step placeholder autocomplete required readonly disabled checked accept multiple pattern inputmode tabindex spellcheck',
	textarea:
		'name cols rows maxlength minlength placeholder autocomplete required readonly disabled wrap tabindex spellcheck',
	select: 'name multiple size autocomplete required disabled tabindex',
	optgroup: 'label disabled',
	option: 'value label selected disabled',
	button: 'type name value disabled tabindex',
	output: 'name for',
};

export const formElements: ReadonlySet<string> = new Set([
	...Object.keys(formAttributes),
	...words('p br div span strong b em i small sub sup abbr hr legend ul ol li dl dt dd h2 h3 h4 h5 h6'),
	...words('table thead tbody tfoot tr caption'),
]);

const anyElement = new Set(words('class id lang dir title role hidden'));

/** What Contact Form 7's client reads of its own markup (docs/contact-form-7.md 9). */
const data = new Set(
	words('name target-name starting-value current-value maximum-value minimum-value reflection-of default'),
);

/** Of hidden ones only name and value are kept, elsewhere. */
const inputTypes = new Set(words('text email url tel number range date time checkbox radio file submit button reset'));

/** Their text is no text. */
export const withoutText: ReadonlySet<string> = new Set(
	words(
		'script style noscript template iframe object embed applet frame frameset svg math canvas audio video picture img map link meta base title head form dialog',
	),
);

/** Elements of a post that part its text, and those within a text: nothing of them but what they hold comes along. */
export const postContainers: ReadonlySet<string> = new Set(
	words('div section article main header footer aside figure figcaption center address details summary hgroup picture'),
);
export const postInline: ReadonlySet<string> = new Set(
	words('span font small big sub sup abbr acronym u ins mark time cite q dfn kbd var samp bdi bdo label'),
);
export const postMarks: ReadonlyMap<string, '*' | '**'> = new Map([
	['em', '*'],
	['i', '*'],
	['strong', '**'],
	['b', '**'],
]);
/** They say nothing: rules between parts, styles of blocks, a second picture for those without scripts. */
export const postSilent: ReadonlySet<string> = new Set(words('style noscript hr wbr source'));

export function isAllowed(element: string, attribute: string, value: string): boolean {
	if (attribute === 'href') return element === 'a' && isSafeAddress(value);
	if (element === 'input' && attribute === 'type' && !isInputType(value)) return false;
	return (
		anyElement.has(attribute) ||
		/^aria-[a-z]+$/.test(attribute) ||
		(attribute.startsWith('data-') && data.has(attribute.slice('data-'.length))) ||
		words(formAttributes[element] ?? '').includes(attribute)
	);
}

export function isInputType(type: string): boolean {
	return inputTypes.has(type.toLowerCase());
}

/** An address on the web, of mail, a telephone number, or a path: whatever else a browser would open may run. */
function isSafeAddress(address: string): boolean {
	const base = 'https://site.invalid';
	return URL.canParse(address, base) && /^(https?|mailto|tel):$/.test(new URL(address, base).protocol);
}

/** The words of a list in which spaces part them. */
export function words(list: string): string[] {
	return list.split(' ');
}
