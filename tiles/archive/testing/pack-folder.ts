import { packFolder } from '../pack';

/** Packs a folder again and again until it is killed, and says when it begins. */
const [, , folder = '', out = ''] = process.argv;
console.log('packing');
for (;;) await packFolder(folder, { out, attribution: 'Imagem ilustrativa' });
