import { useEffect, useState } from 'react';
import { readCoverage } from '../extract/coverage';
import type { EstateCoverage } from '../extract/estate-tiles';
import type { ExtractState } from '../extract/state';

/** How much of each estate is here, read again whenever the extract has changed; nothing while it is not known. */
export function useCoverage(state: ExtractState): readonly EstateCoverage[] | undefined {
	const [coverage, setCoverage] = useState<readonly EstateCoverage[]>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new state is why the storage is read again
	useEffect(() => {
		let left = false;
		readCoverage().then(
			(read) => !left && setCoverage(read),
			() => !left && setCoverage(undefined),
		);
		return () => {
			left = true;
		};
	}, [state]);
	return coverage;
}
