<?php
/**
 * What the site's doctor asks.
 *
 * @package QuatroVistas
 */

namespace QuatroVistas;

use WP_REST_Response;

/** Answers `GET /wp-json/quatro-vistas/v1/health`. It is public, and says nothing of software but whether it is there. */
final class Health {

	/** Registers the route. */
	public static function hook(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** Registers the REST route. */
	public static function register(): void {
		register_rest_route(
			'quatro-vistas/v1',
			'/health',
			array(
				'methods'             => 'GET',
				'permission_callback' => '__return_true',
				'callback'            => array( self::class, 'answer' ),
			)
		);
	}

	/**
	 * - `version` of this plugin.
	 * - `contact_form_7`: whether that plugin is active.
	 * - `submissions`: whether ids of messages are told apart.
	 * - `unfinished`: how many messages of the last 30 days died at work; what they were is in the log of PHP.
	 * - `time`: this machine's, in seconds since the epoch.
	 */
	public static function answer(): WP_REST_Response {
		$available = Submissions::is_available();
		return new WP_REST_Response(
			array(
				'version'        => VERSION,
				'contact_form_7' => defined( 'WPCF7_VERSION' ),
				'submissions'    => $available,
				'unfinished'     => $available ? Submissions::count_dead() : 0,
				'time'           => time(),
			),
			200,
			array( 'Cache-Control' => 'no-store' )
		);
	}
}
