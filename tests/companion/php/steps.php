<?php
/**
 * Lets a test kill PHP between any two steps of a request, hold a mail, and count mails. `X-Die-At: 7` kills it at its seventh step;
 * with `X-Mail-Waits` a mail goes once there is a file `go` beside the mails, with `X-Mail-Takes` after so many milliseconds.
 *
 * MAILS names the file that has a line for each mail.
 */

namespace CompanionTest;

/** Something is about to happen, or has just happened, that outlives the request. */
function step(): void {
	static $count = 0;
	$count += 1;
	if ( (int) ( $_SERVER['HTTP_X_DIE_AT'] ?? 0 ) === $count ) {
		posix_kill( getmypid(), SIGKILL );
	}
}

/** What the mail program does: it refuses what says so. */
function mail( string $text ): bool {
	step();
	usleep( 1000 * (int) ( $_SERVER['HTTP_X_MAIL_TAKES'] ?? 0 ) );
	while ( isset( $_SERVER['HTTP_X_MAIL_WAITS'] ) && ! file_exists( getenv( 'MAILS' ) . '.go' ) ) {
		usleep( 10000 );
		clearstatcache();
	}
	if ( false !== strpos( $text, 'PALAVRA-FALHA' ) ) {
		return false;
	}
	file_put_contents( getenv( 'MAILS' ), json_encode( $text ) . "\n", FILE_APPEND | LOCK_EX );
	step();
	return true;
}
