import { brotliCompressSync } from 'node:zlib';
import { bundle } from './tests/kitchen-sink/bundle';
const files = await bundle('tests/kitchen-sink/contact-parts.ts', ['idb']);
for (const {name, code} of files as any) console.log(name, brotliCompressSync(code).length);
console.log(files.reduce((s: number, { code }: any) => s + brotliCompressSync(code).length, 0));
