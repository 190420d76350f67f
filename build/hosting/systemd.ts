import { basename } from 'node:path';
import { serviceFolder } from '../../server/messages/mailbox-folder.ts';
import { firstLine } from './configuration.ts';

type Unit = {
	/** The checkout that the site is built in. */
	checkout: string;
	/** Node's program. */
	node: string;
	/** The WordPress behind the site; without one the server answers the form itself. */
	wordpress: URL | undefined;
};

/** `npm run serve` as a service of systemd, for a user of its own and a web server of the same machine before it. */
export function systemdUnit({ checkout, node, wordpress }: Unit): string {
	const environment = {
		PORT: '4173',
		DATA: serviceFolder,
		TRUSTED_PROXIES: '127.0.0.1,::1',
		...(wordpress && { WORDPRESS_URL: wordpress.href }),
	};
	const lines = Object.entries(environment).map(([name, value]) => `Environment=${name}=${plain(value)}`);
	return `${firstLine}
# docs/install.md says where it goes.

[Unit]
Description=Quatro Vistas
Wants=network-online.target
After=network-online.target

[Service]
User=quatro-vistas
WorkingDirectory=${plain(checkout)}
ExecStart=${word(node)} dist-server/main.mjs
${lines.join('\n')}
StateDirectory=${basename(serviceFolder)}
StateDirectoryMode=0700
UMask=0077
Restart=always
RestartSec=2
# The server ends by itself, once what is under way has had its time.
TimeoutStopSec=60
LimitNOFILE=65536
NoNewPrivileges=yes
CapabilityBoundingSet=
ProtectSystem=strict
ProtectHome=read-only
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service

[Install]
WantedBy=multi-user.target
`;
}

/** A `%` begins a name of systemd's own. */
function plain(text: string): string {
	return text.replaceAll('%', '%%');
}

/** One word of a command, whatever is in it. */
function word(text: string): string {
	return `"${plain(text).replace(/["\\$]/g, (sign) => (sign === '$' ? '$$' : `\\${sign}`))}"`;
}
