/** Where a build lies. Another folder is for a site with other settings beside the usual one (scripts/configured-site.ts). */
export const buildFolder = process.env['BUILD_FOLDER'] || 'dist';
