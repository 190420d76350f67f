<?php
/**
 * A small double of what the companion uses of WordPress: hooks, `$wpdb`, the REST server, `admin-ajax.php`, posts. By WordPress' handbook.
 */

use function CompanionTest\step;

const ABSPATH           = __DIR__ . '/';
const ARRAY_A           = 'ARRAY_A';
const MINUTE_IN_SECONDS = 60;
const DAY_IN_SECONDS    = 86400;

/* Hooks */

$double_hooks = array();

function add_filter( string $name, callable $callback, int $priority = 10, int $arguments = 1 ): void {
	$GLOBALS['double_hooks'][ $name ][ $priority ][] = array( $callback, $arguments );
}

function add_action( string $name, callable $callback, int $priority = 10, int $arguments = 1 ): void {
	add_filter( $name, $callback, $priority, $arguments );
}

function apply_filters( string $name, $value, ...$more ) {
	$hooks = $GLOBALS['double_hooks'][ $name ] ?? array();
	ksort( $hooks );
	foreach ( $hooks as $callbacks ) {
		foreach ( $callbacks as list( $callback, $arguments ) ) {
			$value = $callback( ...array_slice( array( $value, ...$more ), 0, $arguments ) );
		}
	}
	return $value;
}

function do_action( string $name, ...$arguments ): void {
	apply_filters( $name, $arguments[0] ?? '', ...array_slice( $arguments, 1 ) );
}

function register_activation_hook( string $file, callable $callback ): void {
	add_action( 'double_activate', $callback );
}

/* The database */

final class wpdb {
	public string $prefix      = 'wp_';
	public string $last_error  = '';
	public array $last_result  = array();
	private bool $is_silent    = false;
	private mysqli $connection;

	public function __construct() {
		mysqli_report( MYSQLI_REPORT_OFF );
		$this->connection = new mysqli( 'localhost', 'root', '', getenv( 'DATABASE' ), 0, getenv( 'SOCKET' ) );
	}

	public function get_charset_collate(): string {
		return 'DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci';
	}

	public function suppress_errors( bool $is_silent = true ): bool {
		$before          = $this->is_silent;
		$this->is_silent = $is_silent;
		return $before;
	}

	public function prepare( string $sql, ...$values ): string {
		$quoted = array_map( fn( $value ) => is_int( $value ) ? $value : $this->connection->real_escape_string( (string) $value ), $values );
		return vsprintf( str_replace( '%s', "'%s'", $sql ), $quoted );
	}

	public function query( string $sql ) {
		step();
		$this->last_error  = '';
		$this->last_result = array();
		$result            = $this->connection->query( $sql );
		step();
		if ( false === $result ) {
			$this->last_error = $this->connection->error;
			if ( ! $this->is_silent ) {
				echo '<div id="error">WordPress database error: ' . esc_html( $this->last_error ) . '</div>';
			}
			return false;
		}
		if ( $result instanceof mysqli_result ) {
			while ( $row = $result->fetch_object() ) {
				$this->last_result[] = $row;
			}
			return count( $this->last_result );
		}
		return preg_match( '/^\s*(create|drop|alter)\s/i', $sql ) ? true : $this->connection->affected_rows;
	}
}

$wpdb = new wpdb();
$wpdb->query( 'CREATE TABLE IF NOT EXISTS wp_transients (name VARCHAR(100) PRIMARY KEY, value LONGTEXT, expires BIGINT)' );

function get_transient( string $name ) {
	global $wpdb;
	$wpdb->query( $wpdb->prepare( 'SELECT value FROM wp_transients WHERE name = %s AND expires > UNIX_TIMESTAMP()', $name ) );
	return isset( $wpdb->last_result[0] ) ? unserialize( $wpdb->last_result[0]->value ) : false;
}

function set_transient( string $name, $value, int $seconds ): void {
	global $wpdb;
	$replace = 'REPLACE INTO wp_transients VALUES (%s, %s, UNIX_TIMESTAMP() + %d)';
	$wpdb->query( $wpdb->prepare( $replace, $name, serialize( $value ), $seconds ) );
}

function delete_transient( string $name ): void {
	global $wpdb;
	$wpdb->query( $wpdb->prepare( 'DELETE FROM wp_transients WHERE name = %s', $name ) );
}

/* REST */

final class WP_Error {
	public string $code;
	public string $message;
	public array $data;

	public function __construct( string $code, string $message, array $data ) {
		$this->code    = $code;
		$this->message = $message;
		$this->data    = $data;
	}
}

final class WP_REST_Response {
	private $data;
	private int $status;
	private array $headers;

	public function __construct( $data = null, int $status = 200, array $headers = array() ) {
		$this->data    = $data;
		$this->status  = $status;
		$this->headers = $headers;
	}

	public function get_data() {
		return $this->data;
	}

	public function set_data( $data ): void {
		$this->data = $data;
	}

	public function get_status(): int {
		return $this->status;
	}

	public function get_headers(): array {
		return $this->headers;
	}

	public function header( string $name, string $value ): void {
		$this->headers[ $name ] = $value;
	}
}

final class WP_REST_Request implements ArrayAccess {
	private string $method;
	private string $route;
	private array $url = array();

	public function __construct( string $method, string $route ) {
		$this->method = $method;
		$this->route  = $route;
	}

	public function get_method(): string {
		return $this->method;
	}

	public function get_route(): string {
		return $this->route;
	}

	public function set_url_params( array $url ): void {
		$this->url = $url;
	}

	public function get_body_params(): array {
		return wp_unslash( $_POST );
	}

	public function get_params(): array {
		return $this->url + $this->get_body_params() + wp_unslash( $_GET );
	}

	public function get_header( string $name ): ?string {
		$name = strtoupper( str_replace( '-', '_', $name ) );
		return $_SERVER[ $name ] ?? $_SERVER[ 'HTTP_' . $name ] ?? null;
	}

	public function offsetGet( $name ): mixed {
		return $this->get_params()[ $name ] ?? null;
	}

	public function offsetExists( $name ): bool {
		return isset( $this->get_params()[ $name ] );
	}

	public function offsetSet( $name, $value ): void {}

	public function offsetUnset( $name ): void {}
}

$double_routes = array();

function register_rest_route( string $namespace, string $route, array $handler ): void {
	$GLOBALS['double_routes'][ "/{$namespace}{$route}" ] = $handler;
}

function is_wp_error( $thing ): bool {
	return $thing instanceof WP_Error;
}

function rest_ensure_response( $response ) {
	return $response instanceof WP_REST_Response || is_wp_error( $response ) ? $response : new WP_REST_Response( $response );
}

/** One request, as WordPress answers it: the filters in their order, and the headers of docs/contact-form-7.md 11. */
function double_serve_rest( WP_REST_Request $request ): void {
	do_action( 'rest_api_init' );
	header( 'Content-Type: application/json; charset=UTF-8' );
	header( 'X-Robots-Tag: noindex' );
	header( 'X-Content-Type-Options: nosniff' );
	$exposed = apply_filters( 'rest_exposed_cors_headers', array( 'X-WP-Total', 'X-WP-TotalPages', 'Link' ), $request );
	header( 'Access-Control-Expose-Headers: ' . implode( ', ', $exposed ) );
	header( 'Access-Control-Allow-Headers: Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type' );
	$result = double_dispatch( $request );
	if ( is_wp_error( $result ) ) {
		$body   = array( 'code' => $result->code, 'message' => $result->message, 'data' => $result->data );
		$result = new WP_REST_Response( $body, $result->data['status'] );
	}
	http_response_code( $result->get_status() );
	foreach ( $result->get_headers() as $name => $value ) {
		header( "{$name}: {$value}" );
	}
	if ( isset( $_SERVER['HTTP_ORIGIN'] ) ) {
		header( 'Access-Control-Allow-Origin: ' . $_SERVER['HTTP_ORIGIN'] );
		header( 'Access-Control-Allow-Methods: OPTIONS, GET, POST, PUT, PATCH, DELETE' );
		header( 'Access-Control-Allow-Credentials: true' );
	}
	header( 'Vary: Origin' );
	$served = apply_filters( 'rest_pre_serve_request', false, $result, $request, null );
	step();
	if ( ! $served && 'HEAD' !== $request->get_method() ) {
		echo wp_json_encode( $result->get_data() );
	}
}

function double_dispatch( WP_REST_Request $request ) {
	$method = 'HEAD' === $request->get_method() ? 'GET' : $request->get_method();
	foreach ( $GLOBALS['double_routes'] as $route => $handler ) {
		$methods = array_map( 'trim', explode( ',', $handler['methods'] ) );
		if ( ! in_array( $method, $methods, true ) || ! preg_match( "@^{$route}$@i", $request->get_route(), $match ) ) {
			continue;
		}
		$request->set_url_params( array_filter( $match, 'is_string', ARRAY_FILTER_USE_KEY ) );
		$result = apply_filters( 'rest_dispatch_request', null, $request, $route, $handler );
		if ( null === $result ) {
			$result = $handler['callback']( $request );
		}
		$result = apply_filters( 'rest_request_after_callbacks', $result, $handler, $request );
		return rest_ensure_response( $result );
	}
	return new WP_Error( 'rest_no_route', 'No route was found matching the URL and request method.', array( 'status' => 404 ) );
}

/* Posts: a file of JSON, `[{slug, title, date, categories, status?, password?, locale?}]` */

/** A plugin for languages answers a visitor's. */
function determine_locale(): string {
	return $_SERVER['HTTP_X_LOCALE'] ?? 'pt_PT';
}

function get_posts( array $asked ): array {
	$posts = json_decode( file_get_contents( getenv( 'POSTS' ) ), false );
	$posts = array_filter( $posts, fn( $post ) => 'publish' === ( $post->status ?? 'publish' ) && ! isset( $post->password ) );
	$posts = array_filter( $posts, fn( $post ) => determine_locale() === ( $post->locale ?? determine_locale() ) );
	usort( $posts, fn( $a, $b ) => strcmp( $b->date, $a->date ) );
	foreach ( $posts as $number => $post ) {
		$post->ID                                = $number;
		$GLOBALS['double_categories'][ $number ] = array_map( fn( $slug ) => (object) compact( 'slug' ), $post->categories );
	}
	// Beside the mails, for a test to count.
	file_put_contents( getenv( 'MAILS' ) . '.asked', '.', FILE_APPEND );
	return array_slice( $posts, 0, $asked['numberposts'] );
}

function get_the_category( int $id ): array {
	return $GLOBALS['double_categories'][ $id ];
}

function get_permalink( object $post ): string {
	return "http://{$_SERVER['HTTP_HOST']}" . ( $post->path ?? "/noticias/{$post->slug}/" );
}

function get_the_title( object $post ): string {
	return $post->title;
}

function get_the_date( string $format, object $post ): string {
	$months = array( 'Janeiro', 'Fevereiro', 'Março', 'Abril', 'Maio', 'Junho', 'Julho', 'Agosto', 'Setembro', 'Outubro', 'Novembro', 'Dezembro' );
	$time   = strtotime( $post->date . 'T00:00:00+00:00' );
	return 'c' === $format ? gmdate( 'c', $time ) : $months[ gmdate( 'n', $time ) - 1 ] . gmdate( ' j, Y', $time );
}

function wp_make_link_relative( string $link ): string {
	return preg_replace( '|^(https?:)?//[^/]+(/?.*)|i', '$2', $link );
}

/* The rest */

function wp_mail( string $to, string $subject, string $text ): bool {
	return CompanionTest\mail( $text );
}

function wp_unslash( array $fields ): array {
	return $fields;
}

function wp_json_encode( $data ): string {
	return json_encode( $data );
}

function wp_strip_all_tags( string $text ): string {
	return trim( strip_tags( $text ) );
}

function esc_html( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES );
}

function esc_attr( string $text ): string {
	return esc_html( $text );
}

function esc_url( string $text ): string {
	return esc_html( $text );
}

function untrailingslashit( string $text ): string {
	return rtrim( $text, '/' );
}

function is_multisite(): bool {
	return false;
}

function wp_die(): void {
	exit;
}
