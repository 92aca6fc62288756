/** Phones that no longer get updates: iOS 15, Android with Chrome 99; and computers as old: Safari 15.4, Firefox 97. */
export const browsers = ['chrome99', 'ios15.4', 'safari15.4', 'firefox97'];
