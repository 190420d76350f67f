export function ensurePhp(): string;
export function ensureMariaDb(): { server: string; installer: string; client: string };
