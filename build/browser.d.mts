export function findBrowser(): string | undefined;
export function findShell(): string | undefined;
export function findFirefox(): string | undefined;
export function findWebKitDriver(): string | undefined;
export function findDisplay(): string | undefined;
export function ensureBrowser(): string;
export function ensureShell(): string;
export function ensureFirefox(): string;
export function ensureWebKitDriver(): string;
