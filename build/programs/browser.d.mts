type BrowserProgram = 'chromium' | 'shell' | 'firefox' | 'webkit' | 'display';
export function findBrowser(name: BrowserProgram): string | undefined;
export function ensureBrowser(name: BrowserProgram): string;
