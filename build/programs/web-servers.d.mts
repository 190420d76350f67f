/** @returns the path of the program */
export function ensureServer(name: 'nginx' | 'apache' | 'caddy' | 'openssl' | 'rsync' | 'systemd'): string;
