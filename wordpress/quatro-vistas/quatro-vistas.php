<?php
/**
 * Plugin Name:       Quatro Vistas
 * Description:       Para o sítio Quatro Vistas: cada mensagem do Contact Form 7 chega uma só vez, mesmo que a ligação caia, e as notícias são dadas em lista.
 * Version:           1.0.0
 * Requires at least: 5.5
 * Requires PHP:      7.4
 * Author:            Quatro Vistas
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 *
 * @package QuatroVistas
 */

namespace QuatroVistas;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const VERSION = '1.0.0';

require_once __DIR__ . '/includes/class-submissions.php';
require_once __DIR__ . '/includes/class-feedback.php';
require_once __DIR__ . '/includes/class-news.php';
require_once __DIR__ . '/includes/class-health.php';

register_activation_hook( __FILE__, array( Submissions::class, 'install' ) );
add_filter( 'wpmu_drop_tables', array( Submissions::class, 'with_table' ) );
Feedback::hook();
News::hook();
Health::hook();
