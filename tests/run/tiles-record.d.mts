type FullRun = { inputs: string; files: number; tests: number };
export const recordPath: string;
export function hashInputs(): string;
export function readRecord(): (FullRun & { seal: string }) | undefined;
export function isTested(): boolean;
export function writeRecord(run: { files: number; tests: number }): void;
export function sealOf(run: FullRun): string;
