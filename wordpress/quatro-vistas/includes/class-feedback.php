<?php
/**
 * Contact Form 7's feedback, exactly once for each id.
 *
 * @package QuatroVistas
 */

namespace QuatroVistas;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Stands before and behind the plugin's own REST routes, by WordPress' filters alone. A message without an id goes as ever.
 */
final class Feedback {

	/** The hidden field with the id, a UUID. */
	const FIELD = '_qv_submission';

	/** Seconds after which a request that came while another was at work may ask again. */
	const RETRY_AFTER = 5;

	/** The status of a message of which nobody knows whether it was mailed. */
	const UNKNOWN = 'quatro_vistas_unknown';

	/**
	 * The message that this request has in hand.
	 *
	 * @var array{id: string, form: int, unit_tag: string, is_sent: bool}|null
	 */
	private static $claimed = null;

	/** Registers the filters; late, so that what other plugins answer is what is kept. */
	public static function hook(): void {
		add_filter( 'rest_dispatch_request', array( self::class, 'before' ), 999, 2 );
		add_filter( 'rest_request_after_callbacks', array( self::class, 'after' ), 999, 3 );
		add_filter( 'rest_exposed_cors_headers', array( self::class, 'expose_retry_after' ) );
		// First: what other plugins do after a mail takes its time, and may fail.
		add_action( 'wpcf7_mail_sent', array( self::class, 'note_mail' ), -999 );
	}

	/**
	 * Lets the plugin take a message, unless its id was mailed before, is at work, or died at work.
	 *
	 * @param mixed           $result  Null unless another plugin has answered.
	 * @param WP_REST_Request $request The request.
	 * @return mixed Null to let the plugin answer.
	 */
	public static function before( $result, $request ) {
		$form = self::form_of( $request, 'POST', 'feedback' );
		if ( null !== $result || null === $form ) {
			return $result;
		}
		$fields = (array) $request->get_body_params();
		$id     = $fields[ self::FIELD ] ?? '';
		if ( '' === $id ) {
			return null;
		}
		if ( ! is_string( $id ) || ! preg_match( '/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iD', $id ) ) {
			return new WP_Error( 'quatro_vistas_invalid_id', 'O identificador da mensagem não é um UUID.', array( 'status' => 400 ) );
		}
		$id       = strtolower( $id );
		$unit_tag = preg_replace( '/[^A-Za-z0-9_-]/', '', self::text( $fields, '_wpcf7_unit_tag' ) );
		$claim    = Submissions::claim( $id, $form );
		switch ( $claim['state'] ) {
			case Submissions::SENT:
				return new WP_REST_Response( $claim['answer'], 200 );
			case Submissions::AT_WORK:
				return self::turn_away( 409, 'quatro_vistas_at_work', 'Esta mensagem está a ser enviada.' );
			case Submissions::FAILED:
				return self::turn_away( 503, 'quatro_vistas_unavailable', 'De momento não é possível enviar a mensagem.' );
			case Submissions::DEAD:
				$message = 'O envio foi interrompido e não se sabe se a mensagem chegou.';
				return new WP_REST_Response( self::answer( $form, self::UNKNOWN, $message, $unit_tag ), 200 );
		}
		// The visitor's line may break; what was begun is brought to its end.
		ignore_user_abort( true );
		self::$claimed = array(
			'id'       => $id,
			'form'     => $form,
			'unit_tag' => $unit_tag,
			'is_sent'  => false,
		);
		return null;
	}

	/**
	 * Notes at once that the mail has gone: PHP may die before there is an answer.
	 *
	 * @param mixed $contact_form The plugin's object, whose own words are answered.
	 */
	public static function note_mail( $contact_form = null ): void {
		if ( null === self::$claimed ) {
			return;
		}
		$message = is_callable( array( $contact_form, 'message' ) ) ? (string) $contact_form->message( 'mail_sent_ok' ) : '';
		self::$claimed['is_sent'] = true;
		Submissions::keep_sent(
			self::$claimed['id'],
			self::$claimed['form'],
			self::answer( self::$claimed['form'], 'mail_sent', $message, self::$claimed['unit_tag'] )
		);
	}

	/**
	 * Keeps the answer of a message that was mailed, and gives the id of any other free; says in the schema that ids are told apart.
	 *
	 * @param mixed           $response The answer: a response, an error, or bare data.
	 * @param array           $handler  Not used.
	 * @param WP_REST_Request $request  The request.
	 * @return mixed
	 */
	public static function after( $response, $handler, $request ) {
		if ( null !== self::form_of( $request, 'GET', 'feedback/schema' ) ) {
			return self::with_member( $response );
		}
		$claimed = self::$claimed;
		if ( null === $claimed || self::form_of( $request, 'POST', 'feedback' ) !== $claimed['form'] ) {
			return $response;
		}
		self::$claimed = null;
		$answer        = is_wp_error( $response ) ? array() : (array) rest_ensure_response( $response )->get_data();
		if ( 'mail_sent' === ( $answer['status'] ?? '' ) ) {
			Submissions::keep_sent( $claimed['id'], $claimed['form'], $answer );
		} elseif ( ! $claimed['is_sent'] ) {
			Submissions::free( $claimed['id'], $claimed['form'] );
		}
		return $response;
	}

	/**
	 * Lets a page of another origin read when to ask again.
	 *
	 * @param string[] $headers Names.
	 * @return string[]
	 */
	public static function expose_retry_after( $headers ) {
		return array_merge( (array) $headers, array( 'Retry-After' ) );
	}

	/** The schema with the member by which clients know that this plugin is there; not where it could not keep an id. */
	private static function with_member( $response ) {
		if ( is_wp_error( $response ) || ! Submissions::is_available() ) {
			return $response;
		}
		// Also where no message comes any more.
		Submissions::purge();
		$response = rest_ensure_response( $response );
		$schema   = (array) $response->get_data();
		if ( 200 !== $response->get_status() || ! isset( $schema['rules'] ) ) {
			return $response;
		}
		$schema['quatro_vistas'] = array( 'version' => VERSION );
		$response->set_data( $schema );
		// A front that kept it would tell of this plugin after it is gone.
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/** The number of the form if the request is one for this route of Contact Form 7, else null. */
	private static function form_of( $request, string $method, string $route ): ?int {
		$asked = 'HEAD' === $request->get_method() ? 'GET' : $request->get_method();
		$path  = '~^/contact-form-7/v1/contact-forms/(\d+)/' . $route . '/?$~iD';
		return $asked === $method && preg_match( $path, $request->get_route(), $match ) ? (int) $match[1] : null;
	}

	/** An answer in the shape that Contact Form 7's have. */
	private static function answer( int $form, string $status, string $message, string $unit_tag ): array {
		return array(
			'contact_form_id'  => $form,
			'status'           => $status,
			'message'          => wp_strip_all_tags( $message ),
			'posted_data_hash' => '',
			'into'             => '#' . $unit_tag,
			'invalid_fields'   => array(),
		);
	}

	/** An error in WordPress' shape that says when to come back. */
	private static function turn_away( int $status, string $code, string $message ): WP_REST_Response {
		$data  = array( 'status' => $status );
		$error = compact( 'code', 'message', 'data' );
		return new WP_REST_Response( $error, $status, array( 'Retry-After' => (string) self::RETRY_AFTER ) );
	}

	/** A field as text; empty where it is none. */
	private static function text( array $fields, string $name ): string {
		return isset( $fields[ $name ] ) && is_string( $fields[ $name ] ) ? $fields[ $name ] : '';
	}
}
