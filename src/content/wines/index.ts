import shelf from 'virtual:content/wines';
import type { WineSummary } from './wine';

/** Every wine and the olive oil, in the order of the shelf. */
export const wines: readonly WineSummary[] = shelf;
