<?php
/**
 * What became of each message, by the id that its client gave it.
 *
 * @package QuatroVistas
 */

namespace QuatroVistas;

/**
 * A table of its own: a row is there while a message is at work, and once its mail has gone. Times are the database's, in
 * seconds since the epoch, so that all web servers of a site have one clock.
 */
final class Submissions {

	/** The client keeps a message for as long, and resends it no later. */
	const RETENTION = 30 * DAY_IN_SECONDS;

	/** Whatever has worked for longer is taken for dead: no web server lets PHP run so long. */
	const LONGEST_WORK = 10 * MINUTE_IN_SECONDS;

	/** What a claim can find: it is ours; another request has it in hand, or had it and died; its mail has gone; it cannot be noted. */
	const CLAIMED = 'claimed';
	const AT_WORK = 'at work';
	const DEAD    = 'dead';
	const SENT    = 'sent';
	const FAILED  = 'failed';

	/** The table's name, of the present site of a network. */
	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'quatro_vistas_submissions';
	}

	/** Makes the table, unless it is there. */
	public static function install(): void {
		global $wpdb;
		$table     = self::table();
		$collation = $wpdb->get_charset_collate();
		self::run(
			"CREATE TABLE IF NOT EXISTS {$table} (
				id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
				form_id BIGINT NOT NULL,
				claimed_at BIGINT NOT NULL,
				sent_at BIGINT NULL,
				answer LONGTEXT NULL,
				PRIMARY KEY (id, form_id),
				KEY claimed_at (claimed_at)
			) {$collation}"
		);
	}

	/** Whether ids are told apart now. Makes the table where it is missing: on a new site of a network, or after a restored backup. */
	public static function is_available(): bool {
		$look = 'SELECT 1 FROM ' . self::table() . ' LIMIT 1';
		if ( false !== self::run( $look ) ) {
			return true;
		}
		self::install();
		return false !== self::run( $look );
	}

	/**
	 * Takes a message in hand, if nobody has: of any number of requests with one id the unique key lets one through.
	 *
	 * @param string $id   A UUID in small letters.
	 * @param int    $form The form's number: an id of one form means nothing to another.
	 * @return array{state: string, answer?: array<string, mixed>} `answer` where the mail has gone before.
	 */
	public static function claim( string $id, int $form ): array {
		global $wpdb;
		$table = self::table();
		if ( ! self::is_available() ) {
			return array( 'state' => self::FAILED );
		}
		self::purge();
		$claim = $wpdb->prepare(
			"INSERT IGNORE INTO {$table} (id, form_id, claimed_at) VALUES (%s, %d, UNIX_TIMESTAMP())",
			$id,
			$form
		);
		$look  = $wpdb->prepare(
			"SELECT sent_at, answer, UNIX_TIMESTAMP() - claimed_at AS age FROM {$table} WHERE id = %s AND form_id = %d",
			$id,
			$form
		);
		$row   = null;
		// A second time where the other one gave the id free in between.
		for ( $attempt = 0; $attempt < 2 && null === $row; $attempt++ ) {
			$inserted = self::run( $claim );
			if ( $inserted ) {
				return array( 'state' => self::CLAIMED );
			}
			if ( false === $inserted || false === self::run( $look ) ) {
				return array( 'state' => self::FAILED );
			}
			$row = $wpdb->last_result[0] ?? null;
		}
		if ( isset( $row->sent_at ) ) {
			return array(
				'state'  => self::SENT,
				'answer' => (array) json_decode( (string) $row->answer ),
			);
		}
		$is_dead = isset( $row->age ) && (int) $row->age >= self::LONGEST_WORK;
		return array( 'state' => $is_dead ? self::DEAD : self::AT_WORK );
	}

	/**
	 * Notes that the mail has gone, with what is answered from now on. Also where the row is not there any more.
	 *
	 * @param string               $id     As it was claimed.
	 * @param int                  $form   As it was claimed.
	 * @param array<string, mixed> $answer What `POST …/feedback` answers.
	 */
	public static function keep_sent( string $id, int $form, array $answer ): void {
		global $wpdb;
		$table = self::table();
		$kept  = self::run(
			$wpdb->prepare(
				"INSERT INTO {$table} (id, form_id, claimed_at, sent_at, answer) VALUES (%s, %d, UNIX_TIMESTAMP(), UNIX_TIMESTAMP(), %s)
				ON DUPLICATE KEY UPDATE sent_at = VALUES(sent_at), answer = VALUES(answer)",
				$id,
				$form,
				wp_json_encode( $answer )
			)
		);
		if ( false === $kept ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- for the owner's log: nothing else shows it.
			error_log( 'Quatro Vistas: a message was mailed, and that could not be noted: ' . $wpdb->last_error );
		}
	}

	/** Gives an id free: its message was not mailed. */
	public static function free( string $id, int $form ): void {
		global $wpdb;
		$table = self::table();
		self::run(
			$wpdb->prepare( "DELETE FROM {$table} WHERE id = %s AND form_id = %d AND sent_at IS NULL", $id, $form )
		);
	}

	/** How many messages of the last 30 days have been at work for too long: their PHP died. */
	public static function count_dead(): int {
		global $wpdb;
		$table = self::table();
		self::run(
			$wpdb->prepare(
				"SELECT COUNT(*) AS dead FROM {$table}
				WHERE sent_at IS NULL AND UNIX_TIMESTAMP() - claimed_at BETWEEN %d AND %d",
				self::LONGEST_WORK,
				self::RETENTION
			)
		);
		return (int) ( $wpdb->last_result[0]->dead ?? 0 );
	}

	/**
	 * Lets the table go with its site where a network deletes one.
	 *
	 * @param string[] $tables Names of the tables to be dropped; the present site is the deleted one.
	 * @return string[]
	 */
	public static function with_table( $tables ) {
		return array_merge( (array) $tables, array( self::table() ) );
	}

	/** Takes the table away. */
	public static function uninstall(): void {
		self::run( 'DROP TABLE IF EXISTS ' . self::table() );
	}

	/** Deletes what is older than 30 days, a part at a time: no visitor waits for a large one. */
	public static function purge(): void {
		global $wpdb;
		$table = self::table();
		self::run(
			$wpdb->prepare( "DELETE FROM {$table} WHERE claimed_at < UNIX_TIMESTAMP() - %d LIMIT 500", self::RETENTION )
		);
	}

	/**
	 * Runs a query whose error is answered for, and not printed into somebody's JSON. What it selects is `$wpdb->last_result`.
	 *
	 * @param string $sql Prepared.
	 * @return int|bool Rows that were changed or selected; true for statements about tables; false for an error.
	 */
	private static function run( string $sql ) {
		global $wpdb;
		$before = $wpdb->suppress_errors();
		$result = $wpdb->query( $sql );
		$wpdb->suppress_errors( $before );
		return $result;
	}
}
