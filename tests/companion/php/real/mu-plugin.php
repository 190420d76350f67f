<?php
/**
 * What a test needs of a real WordPress: its steps, its mails counted, its articles those of the test.
 */

require getenv( 'STEPS' ) . '/steps.php';
require getenv( 'STEPS' ) . '/site-plugin.php';

add_filter(
	'query',
	static function ( $sql ) {
		CompanionTest\step();
		return $sql;
	}
);
add_filter(
	'pre_wp_mail',
	static function ( $sent, $mail ) {
		return CompanionTest\mail( $mail['message'] );
	},
	10,
	2
);
add_filter(
	'rest_pre_echo_response',
	static function ( $answer ) {
		CompanionTest\step();
		return $answer;
	}
);
// The recordings are of a site in Portuguese.
add_filter(
	'gettext',
	static function ( $text ) {
		return 'January' === $text ? 'Janeiro' : $text;
	}
);
add_action(
	'init',
	static function (): void {
		if ( '/owner/publish' !== parse_url( $_SERVER['REQUEST_URI'] ?? '', PHP_URL_PATH ) ) {
			return;
		}
		foreach ( get_posts( array( 'numberposts' => -1 ) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		require_once ABSPATH . 'wp-admin/includes/taxonomy.php';
		foreach ( json_decode( file_get_contents( getenv( 'POSTS' ) ) ) as $post ) {
			wp_insert_post(
				array(
					'post_title'    => $post->title,
					'post_name'     => $post->slug,
					'post_date'     => $post->date . ' 00:00:00',
					'post_status'   => $post->status ?? 'publish',
					'post_password' => $post->password ?? '',
					'post_category' => array_map( 'wp_create_category', $post->categories ),
				)
			);
		}
		exit;
	}
);
