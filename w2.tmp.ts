import { writeFileSync } from 'node:fs';
import { bundle } from './tests/kitchen-sink/bundle';
const files = await bundle('tests/kitchen-sink/contact-parts.ts', ['idb']);
writeFileSync(process.argv[2], (files as any)[0].code.replaceAll(/([;{},])/g,'$1\n'));
