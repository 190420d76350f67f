<?php
/**
 * Installs a real WordPress for a test, with its plugins and the form 5. Run by `php install.php FOLDER`.
 */

$_SERVER['HTTP_HOST'] = 'localhost';
define( 'WP_INSTALLING', true );
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_install( 'Adega', 'adega', 'adega@example.pt', true, '', 'adega' );
foreach ( get_posts( array( 'numberposts' => -1, 'post_type' => array( 'post', 'page' ) ) ) as $post ) {
	wp_delete_post( $post->ID, true );
}
update_option( 'permalink_structure', '/%postname%/' );
// The form's number is 5, as in the recordings.
$wpdb->query( "ALTER TABLE {$wpdb->posts} AUTO_INCREMENT = 5" );
foreach ( array( 'contact-form-7/wp-contact-form-7.php', 'quatro-vistas/quatro-vistas.php' ) as $plugin ) {
	$error = activate_plugin( $plugin );
	if ( is_wp_error( $error ) ) {
		throw new Exception( $error->get_error_message() );
	}
}
if ( class_exists( 'WPCF7_ContactForm' ) ) {
	foreach ( get_posts( array( 'numberposts' => -1, 'post_type' => 'wpcf7_contact_form', 'post_status' => 'any' ) ) as $post ) {
		wp_delete_post( $post->ID, true );
	}
	$wpdb->query( "ALTER TABLE {$wpdb->posts} AUTO_INCREMENT = 5" );
	$form               = WPCF7_ContactForm::get_template();
	$properties         = $form->get_properties();
	$properties['form'] = '[textarea* your-message][submit "Enviar"]';
	$properties['mail'] = array_merge( $properties['mail'], array( 'subject' => 'Mensagem', 'sender' => 'adega@example.pt', 'recipient' => 'adega@example.pt', 'body' => '[your-message]', 'additional_headers' => '' ) );
	$form->set_properties( $properties );
	if ( 5 !== (int) $form->save() ) {
		throw new Exception( 'The form is not number 5: ' . $form->id() );
	}
} else {
	wp_insert_post( array( 'import_id' => 5, 'post_title' => 'In the place of a form', 'post_status' => 'draft' ) );
}
echo 'installed';
