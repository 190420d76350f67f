type Modifiers = {
	readonly ctrlKey: boolean;
	readonly metaKey: boolean;
	readonly shiftKey: boolean;
	readonly altKey: boolean;
};

/** Whether a key is held that gives a press another meaning: a link opens elsewhere, a letter becomes a command. */
export function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean {
	return ctrlKey || metaKey || shiftKey || altKey;
}
