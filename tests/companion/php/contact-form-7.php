<?php
/**
 * Plugin Name: A double of Contact Form 7
 *
 * What the companion sees of Contact Form 7, written from docs/contact-form-7.md 2 to 4: form 5 with one required text, its REST routes, and the action
 * after a mail. Runs in the double of WordPress, and in a real one where there is no real Contact Form 7.
 */

const WPCF7_VERSION = '6.1.6';

/** The form. */
final class Double_Contact_Form {
	/** By the plugin's own keys, which are not the statuses of its answers. */
	public function message( string $key ): string {
		$messages = array(
			'mail_sent_ok'     => 'Obrigado! A sua mensagem foi enviada.',
			'mail_sent_ng'     => 'Não foi possível enviar a mensagem.',
			'validation_error' => 'Há campos por corrigir.',
			'spam'             => 'A mensagem foi recusada.',
		);
		return $messages[ $key ] ?? '';
	}
}

const DOUBLE_CF7_MESSAGES = array(
	'mail_sent'         => 'mail_sent_ok',
	'mail_failed'       => 'mail_sent_ng',
	'validation_failed' => 'validation_error',
	'spam'              => 'spam',
	'aborted'           => 'mail_sent_ng',
);

function double_cf7_error( int $status, string $code ): WP_Error {
	return new WP_Error( $code, $code, array( 'status' => $status ) );
}

/** Section 2. */
function double_cf7_schema( $request ) {
	if ( 5 !== (int) $request['id'] ) {
		return double_cf7_error( 404, 'wpcf7_not_found' );
	}
	return rest_ensure_response(
		array(
			'version' => 'Contact Form 7 SWV Schema 2024-10',
			'locale'  => 'pt_PT',
			'rules'   => array(
				array(
					'rule'  => 'required',
					'field' => 'your-message',
					'error' => 'Preencha este campo.',
				),
			),
		)
	);
}

/** Sections 3.2 and 4. */
function double_cf7_feedback( $request ) {
	if ( 0 !== strpos( (string) $request->get_header( 'content-type' ), 'multipart/form-data' ) ) {
		return double_cf7_error( 415, 'wpcf7_unsupported_media_type' );
	}
	if ( 5 !== (int) $request['id'] ) {
		return double_cf7_error( 404, 'wpcf7_not_found' );
	}
	$unit_tag = preg_replace( '/[^A-Za-z0-9_-]/', '', (string) $request['_wpcf7_unit_tag'] );
	if ( '' === $unit_tag ) {
		return double_cf7_error( 400, 'wpcf7_unit_tag_not_found' );
	}
	$form   = new Double_Contact_Form();
	$text   = trim( (string) $request['your-message'] );
	$status = double_cf7_outcome( $text );
	if ( 'mail_sent' === $status ) {
		do_action( 'wpcf7_mail_sent', $form );
	}
	$invalid = array(
		'field'    => 'your-message',
		'message'  => 'Preencha este campo.',
		'idref'    => null,
		'error_id' => $unit_tag . '-ve-your-message',
	);
	return rest_ensure_response(
		array(
			'contact_form_id'  => 5,
			'status'           => $status,
			'message'          => $form->message( DOUBLE_CF7_MESSAGES[ $status ] ),
			'posted_data_hash' => 'mail_sent' === $status ? md5( $text ) : '',
			'into'             => '#' . $unit_tag,
			'invalid_fields'   => 'validation_failed' === $status ? array( $invalid ) : array(),
		)
	);
}

/** The status of a message; one that is mailed has been. */
function double_cf7_outcome( string $text ): string {
	if ( '' === $text ) {
		return 'validation_failed';
	}
	if ( 'PALAVRA-SPAM' === $text ) {
		return 'spam';
	}
	if ( 'PALAVRA-ABORTAR' === $text ) {
		return 'aborted';
	}
	return wp_mail( 'adega@example.pt', 'Mensagem', $text ) ? 'mail_sent' : 'mail_failed';
}

add_action(
	'rest_api_init',
	static function (): void {
		foreach ( array(
			'feedback/schema' => array( 'GET', 'double_cf7_schema' ),
			'feedback'        => array( 'POST', 'double_cf7_feedback' ),
		) as $path => list( $methods, $callback ) ) {
			$permission_callback = '__return_true';
			$route               = '/contact-forms/(?P<id>\d+)/' . $path;
			register_rest_route( 'contact-form-7/v1', $route, compact( 'methods', 'callback', 'permission_callback' ) );
		}
	}
);
