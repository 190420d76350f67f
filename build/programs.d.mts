type Browser = 'chromium' | 'shell' | 'firefox' | 'webkit' | 'display';
type Server = 'nginx' | 'apache' | 'caddy' | 'openssl' | 'rsync' | 'systemd';
type OfWordPress = 'php' | 'mariaDbServer' | 'mariaDbInstaller' | 'mariaDbClient';
type Program = Browser | Server | OfWordPress;

export function findProgram(name: Program): string | undefined;
export function ensureProgram(name: Program): string;
