/** The call that sends a file, for `page.route`. */
export const UPLOAD = '**/rest/myplv/projets/upload';
