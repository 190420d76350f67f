<?php
/**
 * Takes away what the plugin has kept, on every site of a network.
 *
 * @package QuatroVistas
 */

namespace QuatroVistas;

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

require_once __DIR__ . '/includes/class-submissions.php';
require_once __DIR__ . '/includes/class-news.php';

$quatro_vistas_clean = static function (): void {
	Submissions::uninstall();
	News::forget();
};

if ( ! is_multisite() ) {
	$quatro_vistas_clean();
	return;
}
foreach ( get_sites(
	array(
		'fields' => 'ids',
		'number' => 0,
	)
) as $quatro_vistas_site ) {
	switch_to_blog( $quatro_vistas_site );
	$quatro_vistas_clean();
	restore_current_blog();
}
