/**
 * Writes the count of every character counter (CONTRACT 9): the length of the trimmed text in UTF-16 code units, or
 * what is left of the starting value. Too long and too short are judged by the untrimmed text.
 */
export function refreshCounters(form: HTMLFormElement): void {
	for (const counter of form.querySelectorAll<HTMLElement>('.wpcf7-character-count')) {
		const field = form.elements.namedItem(counter.dataset.targetName ?? '');
		if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) writeCount(counter, field.value);
	}
}

function writeCount(counter: HTMLElement, text: string): void {
	const { startingValue, maximumValue, minimumValue } = counter.dataset;
	const length = text.trim().length;
	const count = String(counter.classList.contains('down') ? Number(startingValue) - length : length);
	counter.dataset.currentValue = count;
	counter.textContent = count;
	counter.classList.toggle('too-long', maximumValue !== undefined && text.length > Number(maximumValue));
	counter.classList.toggle('too-short', minimumValue !== undefined && text.length < Number(minimumValue));
}
