import { type ComponentType, useEffect, useState } from 'react';
import { retry } from '../platform/retry';

/**
 * A part of the page that the first paint does without: nothing until it is wanted and its code is here. Where the code does not come
 * the page stays as it is, and asks for it again, at once with the next choice.
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
		let left = false;
		void retry(async () => (left ? undefined : load())).then((code) => code && setPart(() => code.default));
		return () => {
			left = true;
		};
	}, [load, choice, Part]);
	return Part;
}
