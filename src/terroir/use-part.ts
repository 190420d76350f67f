import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of the page that the first paint does without: nothing until it is wanted and its code is here. Where the code does not come
 * the page stays as it is, and asks for it again with the network or the next choice.
 * @param load always the same function
 * @param choice what the part is wanted for, or nothing as long as it is not wanted
 */
export function usePart<Props>(
	load: () => Promise<{ default: ComponentType<Props> }>,
	choice: unknown,
): ComponentType<Props> | null {
	const [Part, setPart] = useState<ComponentType<Props> | null>(null);
	useEffect(() => {
		if (!choice || Part) return;
		const ask = () =>
			void load().then(
				(code) => setPart(() => code.default),
				() => {},
			);
		ask();
		addEventListener('online', ask);
		return () => removeEventListener('online', ask);
	}, [load, choice, Part]);
	return Part;
}
