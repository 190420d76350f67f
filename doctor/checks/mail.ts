import { serviceFolder } from '../../server/messages/mailbox-folder';
import { type Finding, unknown } from '../finding';

/** Nothing that can be asked says whether mail arrives. */
export function checkMail(): Finding[] {
	return [
		...unknown(
			'Se o correio de WordPress sai e chega não se sabe de fora.',
			'Mande uma mensagem pelo formulário e veja se chega, também à pasta do lixo. Para durar: SMTP com palavra-passe e SPF, DKIM e DMARC no domínio.',
		),
		...unknown(
			'Sem WordPress o servidor do sítio guarda as mensagens e não envia correio.',
			`Leia-as nessa máquina, na pasta do projeto. As do serviço: sudo -u quatro-vistas env DATA=${serviceFolder} node dist-server/messages.mjs. As de npm run serve: npm run messages.`,
		),
	];
}
