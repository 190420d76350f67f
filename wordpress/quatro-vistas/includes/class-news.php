<?php
/**
 * The list of news for a site that has no theme in WordPress.
 *
 * @package QuatroVistas
 */

namespace QuatroVistas;

use WP_REST_Request;
use WP_REST_Response;

/**
 * Answers `get_news` on `admin-ajax.php` and, for a site on another host, as a REST route: six links a page, or `No more posts`.
 */
final class News {

	const PAGE_SIZE = 6;

	/** No list is longer; a hundred pages. */
	const MOST = 600;

	/** The transient with the whole list of each language: one, whatever is asked for, so that nobody can fill the database. */
	const CACHE = 'quatro_vistas_news';

	/** No more lists are kept: a site's languages, and not what somebody makes up. */
	const MOST_LANGUAGES = 20;

	/** The REST route. */
	const ROUTE = '/quatro-vistas/v1/news';

	/** Registers routes, and what makes the kept list stale. */
	public static function hook(): void {
		// After a theme that has its own.
		add_action( 'wp_ajax_get_news', array( self::class, 'ajax' ), 20 );
		add_action( 'wp_ajax_nopriv_get_news', array( self::class, 'ajax' ), 20 );
		add_action( 'rest_api_init', array( self::class, 'register' ) );
		// After WordPress' own, which sends the headers for other origins.
		add_filter( 'rest_pre_serve_request', array( self::class, 'serve' ), 20, 3 );
		add_action( 'clean_post_cache', array( self::class, 'forget' ) );
		add_action( 'clean_term_cache', array( self::class, 'forget' ) );
	}

	/** Registers the REST route. POST too, for a page that asks as it would ask `admin-ajax.php`. */
	public static function register(): void {
		register_rest_route(
			'quatro-vistas/v1',
			'/news',
			array(
				'methods'             => 'GET, POST',
				'permission_callback' => '__return_true',
				'callback'            => array( self::class, 'rest' ),
			)
		);
	}

	/** Answers on `admin-ajax.php`, with paths: page and WordPress have one origin there. */
	public static function ajax(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- a public list.
		$asked  = wp_unslash( $_POST ) + wp_unslash( $_GET );
		$answer = self::answer( $asked, true );
		header( 'Content-Type: ' . $answer['type'] );
		echo $answer['body']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped in `render`.
		wp_die();
	}

	/**
	 * Answers as a REST route, with whole addresses: a path would lead to the page's own host.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public static function rest( $request ): WP_REST_Response {
		$answer = self::answer( $request->get_params(), false );
		return new WP_REST_Response(
			$answer['body'],
			200,
			array(
				'Content-Type'            => $answer['type'],
				'Content-Security-Policy' => "default-src 'none'; sandbox",
			)
		);
	}

	/**
	 * Serves the fragment as it is, where WordPress would make JSON of it.
	 *
	 * @param bool             $served  Whether it was served.
	 * @param WP_REST_Response $result  The response.
	 * @param WP_REST_Request  $request The request.
	 */
	public static function serve( $served, $result, $request ) {
		$is_fragment = self::ROUTE === untrailingslashit( $request->get_route() ) && is_string( $result->get_data() );
		if ( $served || ! $is_fragment ) {
			return $served;
		}
		if ( 'HEAD' !== $request->get_method() ) {
			echo $result->get_data(); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped in `render`.
		}
		return true;
	}

	/** Something has changed that the list may show. */
	public static function forget(): void {
		delete_transient( self::CACHE );
	}

	/**
	 * The answer to what was asked, by the contract of the site's list of news.
	 *
	 * @param array $asked   `page` from 1, `category` a slug or `*`; anything else counts as left out.
	 * @param bool  $is_path Whether links are paths, or whole addresses.
	 * @return array{type: string, body: string}
	 */
	private static function answer( array $asked, bool $is_path ): array {
		$page     = self::text( $asked, 'page' );
		$page     = preg_match( '/^\d{1,9}$/D', $page ) ? max( 1, (int) $page ) : 1;
		$category = self::text( $asked, 'category' );
		$wanted   = '' === $category || '*' === $category ? null : $category;
		$items    = array_filter(
			self::items(),
			static function ( array $item ) use ( $wanted ): bool {
				return null === $wanted || in_array( $wanted, $item['categories'], true );
			}
		);
		$shown    = array_slice( array_values( $items ), ( $page - 1 ) * self::PAGE_SIZE, self::PAGE_SIZE );
		if ( array() === $shown ) {
			return array(
				'type' => 'text/plain; charset=UTF-8',
				'body' => 'No more posts',
			);
		}
		$links = array();
		foreach ( $shown as $item ) {
			$links[] = self::render( $item, $wanted ?? $item['categories'][0] ?? '', $is_path );
		}
		return array(
			'type' => 'text/html; charset=UTF-8',
			'body' => implode( '', $links ),
		);
	}

	/** A field as text; empty where it is none. */
	private static function text( array $fields, string $name ): string {
		$value = $fields[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** The published articles, newest first, as they were at most ten minutes ago. */
	private static function items(): array {
		$kept   = get_transient( self::CACHE );
		$kept   = is_array( $kept ) ? $kept : array();
		$locale = determine_locale();
		if ( is_array( $kept[ $locale ] ?? null ) ) {
			return $kept[ $locale ];
		}
		$posts = get_posts(
			array(
				'post_type'        => 'post',
				'post_status'      => 'publish',
				'has_password'     => false,
				'numberposts'      => self::MOST,
				'orderby'          => array(
					'date' => 'DESC',
					'ID'   => 'DESC',
				),
				// A plugin for languages lists those of one.
				'suppress_filters' => false,
			)
		);
		$items = array_map( array( self::class, 'item' ), $posts );
		$kept  = array( $locale => $items ) + array_slice( $kept, 0, self::MOST_LANGUAGES - 1, true );
		set_transient( self::CACHE, $kept, 10 * MINUTE_IN_SECONDS );
		return $items;
	}

	/** What the list shows of an article. */
	private static function item( $post ): array {
		$slugs = array();
		foreach ( get_the_category( $post->ID ) as $term ) {
			// WordPress keeps letters outside ASCII encoded.
			$slugs[] = urldecode( $term->slug );
		}
		return array(
			'address'    => (string) get_permalink( $post ),
			'title'      => html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'time'       => (string) get_the_date( 'c', $post ),
			'day'        => (string) get_the_date( 'F j, Y', $post ),
			'categories' => $slugs,
		);
	}

	/** One link of the fragment. */
	private static function render( array $item, string $category, bool $is_path ): string {
		return sprintf(
			'<a class="news-item" href="%s" data-category="%s"><time datetime="%s">%s</time><h3>%s</h3></a>' . "\n",
			esc_url( $is_path ? wp_make_link_relative( $item['address'] ) : $item['address'] ),
			esc_attr( $category ),
			esc_attr( $item['time'] ),
			esc_html( $item['day'] ),
			esc_html( $item['title'] )
		);
	}
}
