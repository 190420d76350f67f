import { execFileSync } from 'node:child_process';
import { ensureProgram } from '../../build/programs.mjs';

/** A key and a certificate that nobody has to trust, in one text of PEM: who reads it takes the part that is asked for. */
export function selfSigned(): string {
	const asked = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
	const name = ['-subj', '/CN=quatrovistas.example', '-addext', 'subjectAltName=DNS:quatrovistas.example'];
	const parameters = [...asked, ...name, '-keyout', '-', '-out', '-'];
	return execFileSync(ensureProgram('openssl'), parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
