<?php
/**
 * What other plugins of a site may do after a mail: break.
 */

add_action(
	'wpcf7_mail_sent',
	static function (): void {
		if ( 'PALAVRA-AVARIA' === ( $_POST['your-message'] ?? '' ) ) {
			throw new Error( 'A plugin of the site broke.' );
		}
	}
);
