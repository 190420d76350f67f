import { useEffect, useState } from 'react';
import type { TerroirServices } from './services';

/** Whether the page has been idle since it was drawn: then what the next choice needs may be fetched. */
export function useIdle({ whenIdle }: TerroirServices): boolean {
	const [isIdle, setIdle] = useState(false);
	useEffect(() => whenIdle(() => setIdle(true)), [whenIdle]);
	return isIdle;
}
