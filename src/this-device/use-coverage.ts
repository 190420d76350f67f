import { useEffect, useState } from 'react';
import { estates } from '../content/estates';
import { type Coverage, readCoverage } from '../extract/coverage';
import type { ExtractState } from '../extract/state';

/** How much of each estate is here, read again whenever the extract has changed; nothing while it is not known. */
export function useCoverage(state: ExtractState): readonly Coverage[] | undefined {
	const [coverage, setCoverage] = useState<readonly Coverage[]>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new state is why the storage is read again
	useEffect(() => {
		let left = false;
		readCoverage(estates).then(
			(read) => !left && setCoverage(read),
			() => !left && setCoverage(undefined),
		);
		return () => {
			left = true;
		};
	}, [state]);
	return coverage;
}
