console.log('Usage: thera <command>');
