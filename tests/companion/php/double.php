<?php
/**
 * The router of a site made of doubles, for `php -S`: `/?rest_route=…`, `/wp-json/…` and `admin-ajax.php`.
 */

require __DIR__ . '/steps.php';
require __DIR__ . '/wordpress.php';
require __DIR__ . '/contact-form-7.php';
require __DIR__ . '/site-plugin.php';
require dirname( __DIR__, 3 ) . '/wordpress/quatro-vistas/quatro-vistas.php';

$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
switch ( $path ) {
	case '/wp-admin/admin-ajax.php':
		header( 'X-Robots-Tag: noindex' );
		header( 'X-Content-Type-Options: nosniff' );
		$action = $_POST['action'] ?? $_GET['action'] ?? '';
		do_action( "wp_ajax_nopriv_{$action}" );
		http_response_code( 400 );
		echo '0';
		break;
	// What a test makes the site's owner do.
	case '/owner/activate':
		do_action( 'double_activate' );
		break;
	case '/owner/publish':
		do_action( 'clean_post_cache', 1 );
		break;
	case '/owner/delete-site':
		echo implode( ' ', apply_filters( 'wpmu_drop_tables', array( 'wp_posts' ), 1 ) );
		break;
	case '/owner/uninstall':
		define( 'WP_UNINSTALL_PLUGIN', 'quatro-vistas/quatro-vistas.php' );
		require dirname( __DIR__, 3 ) . '/wordpress/quatro-vistas/uninstall.php';
		break;
	default:
		$route = $_GET['rest_route'] ?? preg_replace( '|^/wp-json|', '', $path );
		double_serve_rest( new WP_REST_Request( $_SERVER['REQUEST_METHOD'], $route ) );
}
