export function findProgram(names: readonly string[]): string | undefined;
export function installPackages(...packages: string[]): void;
