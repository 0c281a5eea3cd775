import { Migration } from '@mikro-orm/migrations';

/** A picture up to its ID, as in the column, or a whole drawing with the table of its values: elements and texts. */
const figure =
  '<figure(?:><img src="/media/[0-9a-f-]{36}/| data-drawing="[a-z-]+"><table>(?:</?(?:thead|tbody|tr|th|td)>|[^<])*</table>)';

/** The first figure of a post, for cards in lists, which read no contents. Saves of an earlier release set it too. */
export class Migration20261220FiguresOfPosts extends Migration {
  override up(): void {
    this.addSql(
      `alter table blog_posts add column figure text generated always as (substring(content from '${figure}')) stored`,
    );
  }
}
